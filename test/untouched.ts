/** What contracts declare and no story of ours touches, as declared.ts words it, and why it is declared all the same. */
export const unstaged: Readonly<Record<string, string>> = {
  "GET /api/admin/generation/runs reads generation_runs": "stories ask for one run at a time",
  "POST /api/admin/tasks/settle reads orders": "of a task about an order that names no account",
  "POST /api/v1/account/update_delivery reads orders": "where the account has credit, which is allotted over its open boxes",
  "POST /api/v1/account/update_delivery appends to stock": "settles what a step that crashed has left",
  "POST /api/v1/orders/bill_patch reads orders": "where the account has credit",
  "POST /api/v1/orders/bill_patch appends to credit": "where the account has credit",
  "POST /api/v1/orders/create_patch reads orders": "where the account has credit",
  "POST /api/v1/orders/skip_order_feedback reads orders": "where the account has credit",
  "POST /api/v1/orders/skip_weeks reads orders": "where the account has credit",
  "POST /api/v1/orders/swap_dish reads orders": "where the account has credit",
  "POST /api/v1/orders/unskip_weeks reads orders": "where the account has credit",
  "POST /api/v1/orders/update_customization reads orders": "where the account has credit",
  "POST /api/v1/orders/update_pairings reads orders": "where the account has credit",
  "GET /api/v1/signup/payment_data reads orders": "where the account has credit before its first box",
  "POST /api/v1/signup/complete reads orders": "where the account has credit before its first box",
};

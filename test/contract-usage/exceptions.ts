/** The declarations of contracts that no story of ours touches, as check.ts words them, with the reason for each. */
export const unstaged: Readonly<Record<string, string>> = {
  "GET /api/admin/generation/runs reads generation_runs": "stories ask for one run at a time",
  "POST /api/admin/tasks/settle reads orders": "of a task about an order that names no account",
  "POST /api/v1/account/read_new_terms appends to consent":
    "sign-ups accept the latest terms, so that no customer of a stage has a notice of them",
  "POST /api/v1/account/update_delivery reads orders": "where the account has credit, which is allotted over its open boxes",
  "POST /api/v1/account/update_delivery appends to stock": "settles what a step that crashed has left",
  "POST /api/v1/orders/bill_patch reads orders": "where the account has credit",
  "POST /api/v1/orders/bill_patch appends to credit": "where the account has credit",
  "POST /api/v1/orders/change_first_order reads orders": "where the account has credit",
  "POST /api/v1/orders/change_first_order appends to credit": "where the account has credit",
  "POST /api/v1/orders/create_patch reads orders": "where the account has credit",
  "POST /api/v1/orders/skip_order_feedback reads orders": "where the account has credit",
  "POST /api/v1/orders/skip_weeks reads orders": "where the account has credit",
  "POST /api/v1/orders/swap_dish reads orders": "where the account has credit",
  "POST /api/v1/orders/unskip_weeks reads orders": "where the account has credit",
  "POST /api/v1/orders/update_customization reads orders": "where the account has credit",
  "POST /api/v1/orders/update_pairings reads orders": "where the account has credit",
  "POST /api/v1/settings_delivery/update_delivery reads products": "where a move takes items out of a box",
  "POST /api/v1/settings_subscription/make_box_anew reads orders": "where the account has credit",
  "GET /api/v1/signup/payment_data reads orders": "where the account has credit before its first box",
  "POST /api/v1/signup/complete reads orders": "where the account has credit before its first box",
};

/** A number as one writes it: '514 555-0134' for '+15145550134'. */
export const writtenPhone = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "$1 $2-$3");

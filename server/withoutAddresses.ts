/** A text for log or store without what could be, or hold, a mail address. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>"'(),;:=]*@[^\s<>"'(),;]*/g, '…')
}

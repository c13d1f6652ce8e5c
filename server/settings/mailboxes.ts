import { isEmail, normalizeField } from '#enquiry/enquirySchema.ts'
import { parseList, type Rule } from './rules.ts'

/** A mailbox in two parts. A single string would be parsed again, and could contain more than one address. */
export interface MailAddress {
  name: string
  address: string
}

/** `sales@company.com` or `Sales <sales@company.com>`. */
export const mailbox: Rule<MailAddress> = {
  allowed: 'one mail address, or a name before <an address>,',
  parse: (text) => {
    const [, name = '', address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? []
    // As the form reads an address: without invisible characters, and with the ASCII form of an Arabic domain.
    const found = { name: name.trim().replace(/^"(.*)"$/, '$1'), address: normalizeField('email', address) }
    return isEmail(found.address) && !/[\p{Cc},;"]/u.test(found.name) ? found : null
  },
}

export const mailboxes: Rule<MailAddress[]> = {
  allowed: 'a list of mail addresses with commas between them',
  parse: (text) => parseList(text, mailbox.parse),
}

import type { Page } from '@playwright/test'
import type { EnquiryTexts } from '#enquiry/enquiryFields.ts'
import { expect } from './site.ts'

/** The fields of every form: some are asked only about some topics. */
export const enquiry = {
  name: 'Amal Example',
  mobile: '+971 50 000 0000',
  email: 'amal@customer.example',
  subject: 'Servers',
  message: 'Two of them, please.\nشكرًا',
} satisfies Omit<EnquiryTexts, 'country'>

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

export async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(enquiry)) await field(page, name).fill(value)
}

export async function expectFilledIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(enquiry)) await expect(field(page, name)).toHaveValue(value)
}

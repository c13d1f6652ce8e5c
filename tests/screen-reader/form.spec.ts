import { pagePath } from '#i18n/addresses.ts'
import { fieldsOfAll } from '#enquiry/enquiryFields.ts'
import { field } from '../support/enquiryForm.ts'
import { expect, inEachLanguage, open, test } from '../support/site.ts'
import { texts } from '../support/texts.ts'
import { snapshotOf } from './ariaSnapshot.ts'

inEachLanguage((language) => {
  const { fields, required, captcha, submit, validation } = texts(language, 'enquiry')
  const demanded: readonly string[] = ['name', 'mobile', 'email']
  const form = (invalid: readonly string[]) =>
    snapshotOf([
      { role: 'paragraph', text: required },
      ...fieldsOfAll.map((name) => ({
        role: 'textbox',
        name: fields[name],
        state: `invalid=${invalid.includes(name)}`,
      })),
      { role: 'group', name: captcha.title },
      { role: 'button', name: submit },
    ])

  test('the fields of the form are named, and tell whether they must be filled in', async ({ page }) => {
    await open(page, pagePath('contact', language))
    await expect(page.locator('form')).toMatchAriaSnapshot(form([]))
    for (const name of fieldsOfAll) {
      const isDemanded = demanded.includes(name)
      await expect(field(page, name), name).toHaveJSProperty('required', isDemanded)
      const label = page.locator(`label[for="${await field(page, name).getAttribute('id')}"]`)
      await expect(label, name).toHaveText(isDemanded ? /\*/ : /^[^*]*$/)
    }
  })

  test('each error is told with its field, and the first wrong field has the focus', async ({ page }) => {
    await open(page, pagePath('contact', language))
    await page.getByRole('button', { name: submit }).click()
    await expect(field(page, 'name')).toBeFocused()
    await expect(page.locator('form')).toMatchAriaSnapshot(form(demanded))
    for (const [name, message] of [
      ['name', validation.nameRequired],
      ['mobile', validation.mobileRequired],
      ['email', validation.emailInvalid],
    ] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(message)
    }
  })
})

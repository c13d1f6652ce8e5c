import { pagePath } from '#i18n/addresses.ts'
import { expect, test } from './developmentSite.ts'

test.use({ locale: 'ar-AE' })

test('the browser’s language is asked on Home alone, as on the built site', async ({ page }) => {
  const root = page.locator('html')
  await page.goto(pagePath('home', 'en'))
  await expect(page).toHaveURL(pagePath('home', 'ar'))
  await expect(root).toHaveAttribute('lang', 'ar')
  await page.goto(pagePath('industries', 'en'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(pagePath('industries', 'en'))
  await expect(root).toHaveAttribute('lang', 'en')
})

import { styled } from '@mui/material/styles'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import { ContactButton } from '#components/content/ContactButton.tsx'
import { canonicalPage } from '#config/pages.ts'
import { useAddress } from '#i18n/useAddress.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { enters } from '#theme/motion.ts'
import { lowWindow } from '#theme/tokens.ts'
import { CallButton } from './CallButton.tsx'
import { LowerBar } from './LowerBar.ts'
import { PageContents } from './PageContents.tsx'

/** How far a page is scrolled before the bar comes, in px: the page's own button is then out of sight. */
const shownAfter = 400

const Bar = styled(LowerBar)(({ theme }) => ({
  zIndex: theme.zIndex.appBar - 1,
  animation: `phone-bar-in ${enters}`,
  '@keyframes phone-bar-in': { from: { transform: 'translateY(100%)' } },
  [theme.breakpoints.up('sm')]: { display: 'none' },
  [lowWindow]: { display: 'none' },
}))

/** On phones, once the opening is out of sight: the two ways to the company, which Contact has itself, and what the page has. */
export function PhoneBar() {
  const { page } = useAddress()
  const shown = useScrollTrigger({ disableHysteresis: true, threshold: shownAfter })
  return shown && page !== 'contact' && <Actions about={page ? canonicalPage(page) : 'home'} />
}

function Actions({ about }: { about: ReturnType<typeof canonicalPage> }) {
  const { t } = useTexts(['menu', 'accessibility'])
  return (
    <Bar component="nav" square elevation={8} aria-label={t('accessibility:contactBar')}>
      <CallButton />
      <PageContents key={about} />
      <ContactButton about={about}>{t('menu:pages.contact')}</ContactButton>
    </Bar>
  )
}

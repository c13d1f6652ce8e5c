import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTexts } from '#i18n/useTexts.ts'
import { LogoMark } from './Logo.tsx'
import { ArchRow } from '#components/content/ArchRow.tsx'
import { PageWidth } from '#components/content/PageWidth.ts'
import { PageLink } from '#components/ui/PageLink.tsx'
import { FooterContact } from './FooterContact.tsx'
import { FooterLinks } from './FooterLinks.tsx'

const Footer = styled('footer')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.surface.band,
  ...theme.typography.body2,
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': {
    color: theme.vars.palette.secondary.main,
    textDecoration: 'underline',
  },
}))

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.75rem), 1fr))',
  gap: '40px 32px',
  paddingBlock: '64px 48px',
})

const Brand = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 24,
  color: theme.vars.palette.text.primary,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}))

const Legal = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: '20px calc(96px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))

/** Quick links, products, services, contact and terms. */
export function SiteFooter() {
  const { t } = useTexts(['footer', 'brand'])
  // The year the site was built, so that the prerendered page and the browser agree at New Year.
  const year = import.meta.env.BUILD_YEAR
  return (
    <Footer data-scheme="dark">
      <ArchRow />
      <PageWidth>
        <Brand>
          <LogoMark size={44} />
          <Typography variant="h3" component="p">
            {t('brand:claim')}
          </Typography>
        </Brand>
        <Columns>
          <FooterLinks />
          <FooterContact />
        </Columns>
        <Legal>
          <span>{t('footer:copyright', { year })}</span>
          <PageLink page="terms">{t('footer:terms')}</PageLink>
        </Legal>
      </PageWidth>
    </Footer>
  )
}

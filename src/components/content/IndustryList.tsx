import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { usePageHref } from '#i18n/usePageHref.ts'
import { industries } from '#config/industries.ts'

const List = styled('nav')(({ theme }) => ({
  '&, & > ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(0.5, 3) },
}))

/** Links to the industries that use the page's products, each to its section of Industries. */
export function IndustryList() {
  const { t } = useTexts(['menu', 'accessibility'])
  const pageHref = usePageHref()
  const labelId = useId()
  return (
    <List aria-labelledby={labelId}>
      <Typography id={labelId} variant="body2" color="textSecondary">
        {t('accessibility:industryList')}
      </Typography>
      <ul>
        {industries.map(({ id }) => (
          <li key={id}>
            <Link
              href={pageHref('industries', id)}
              color="inherit"
              sx={{ display: 'block', paddingBlock: 1, fontWeight: 600 }}
            >
              {t(`menu:industries.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </List>
  )
}

import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { PageLink } from '#components/ui/PageLink.tsx'
import { industries } from '#config/industries.ts'

const List = styled('nav')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 24 })

const Label = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  '& a': {
    display: 'block',
    paddingBlock: 8,
    fontWeight: 600,
    color: 'inherit',
    textUnderlineOffset: '0.35em',
  },
  '& a:hover': { color: theme.vars.palette.secondary.main },
}))

/** Links to the industries that use the page's products, each to its section of Industries. */
export function IndustryList() {
  const { t } = useTexts(['menu', 'accessibility'])
  const labelId = useId()
  return (
    <List aria-labelledby={labelId}>
      <Label id={labelId}>{t('accessibility:industryList')}</Label>
      <Links>
        {industries.map(({ id }) => (
          <li key={id}>
            <PageLink page="industries" fragment={id}>
              {t(`menu:industries.${id}`)}
            </PageLink>
          </li>
        ))}
      </Links>
    </List>
  )
}

import { styled } from '#theme/styled.ts'
import { buttonStyles } from './buttonStyles.ts'
import { Icon } from './Icon.tsx'
import { PageLink, type PageLinkProps } from './PageLink.tsx'

const Look = styled(PageLink)(buttonStyles)

interface ButtonLinkProps extends PageLinkProps {
  /** `filled` unless said otherwise; `accent` for dark sections. */
  look?: 'filled' | 'accent' | 'outlined'
}

/** A link that looks like a button and leads on. Native: MUI's Button costs 8 KB of script to be a link. */
export function ButtonLink({ look = 'filled', children, ...link }: ButtonLinkProps) {
  return (
    <Look {...link} data-look={look}>
      {children}
      <Icon name="arrow" />
    </Look>
  )
}

import { styled } from '#theme/styled.ts'
import { buttonStyles } from './buttonStyles.ts'
import { Icon } from './Icon.tsx'
import { PageLink, type PageLinkProps } from './PageLink.tsx'

const StyledLink = styled(PageLink)(buttonStyles)

interface ButtonLinkProps extends PageLinkProps {
  /** `contained` unless said otherwise; `accent` for dark sections. */
  variant?: 'contained' | 'accent' | 'outlined'
}

/** A link that looks like a button and leads on. Native: MUI's Button costs 8 KB of script to be a link. */
export function ButtonLink({ variant = 'contained', children, ...link }: ButtonLinkProps) {
  return (
    <StyledLink {...link} data-variant={variant}>
      {children}
      <Icon name="arrow" />
    </StyledLink>
  )
}

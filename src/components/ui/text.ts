import { styled } from '#theme/styled.ts'

/**
 * The steps of the theme's type scale, each with the element it mostly is; `as` makes it another. A plain `<p>` has
 * the body's.
 */
export const Title = styled('h1')(({ theme }) => theme.typography.h1)
export const Heading = styled('h2')(({ theme }) => theme.typography.h2)
export const Subheading = styled('h3')(({ theme }) => theme.typography.h3)
export const Lead = styled('p')(({ theme }) => ({ ...theme.typography.lead }))
export const SmallParagraph = styled('p')(({ theme }) => theme.typography.body2)

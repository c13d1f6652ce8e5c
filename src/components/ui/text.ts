import { styled } from '@mui/material/styles'

/**
 * The theme's type scale as components, each with the element that it mostly needs; `as` names another. A plain `<p>`
 * has the size of the body.
 */
export const Title = styled('h1')(({ theme }) => theme.typography.h1)
export const Heading = styled('h2')(({ theme }) => theme.typography.h2)
export const Subheading = styled('h3')(({ theme }) => theme.typography.h3)
export const Lead = styled('p')(({ theme }) => ({ ...theme.typography.lead }))
export const SmallParagraph = styled('p')(({ theme }) => theme.typography.body2)

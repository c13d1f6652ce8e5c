import { createContext } from 'react'

/** True in what is made for paper alone, beside the page on the screen: ids would be there twice. */
export const OnPaperContext = createContext(false)

import { createContext } from 'react'

/**
 * The address, with its query and fragment, that the bar goes by. It follows a moment later: a page that is
 * ready is painted first, and its mark in the menus with the next frame.
 */
export const ShownAddress = createContext('/')

import { createContext } from 'react'

/**
 * The path that the menus mark as current. It follows the address a moment later: a page that is ready is
 * painted first, and its mark in the menus with the next frame.
 */
export const ShownAddress = createContext('/')

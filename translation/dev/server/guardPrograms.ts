import type { ViteDevServer } from 'vite'
import { editorAddress, mailsAddress } from '../page/shared/addresses.ts'
import { isAskedByOwnPage } from './editing/ownPage.ts'

/** The addresses that start a program on this machine: the editor, and the program that writes the sample mails. */
const programs = [editorAddress, mailsAddress]

/** Lets only pages of this server start a program. Any page in the browser can send a GET request to localhost. */
export function guardPrograms({ middlewares }: ViteDevServer): void {
  for (const address of programs) {
    middlewares.use(address, ({ headers }, response, next) => {
      if (isAskedByOwnPage(headers)) return next()
      response.statusCode = 403
      response.end('only a page of this server may start a program on this machine')
    })
  }
}

import { expect, test } from 'vitest'
import { checkPage } from '../../../scripts/build/checkPage.ts'

test.for(['<a href="/"></a>', '<button></button>', '<summary></summary>', '<i role="button"></i>'])(
  '%s without a name is found',
  (element) => {
    const [tag] = element.split('</')
    const errors = checkPage(`<h1>Title</h1><details>${element}</details>`)
    expect(errors).toEqual([expect.stringContaining(`${tag} has no name`)])
    const named = element.replace('</', 'Name</')
    expect(checkPage(`<h1>Title</h1><details>${named}</details>`)).toEqual([])
  },
)

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

test.for([
  ['<button type="button" onclick="go()">a</button>', '<button onclick>'],
  ['<BODY ONLOAD="go()">', '<body onload>'],
])('the handler of %s is found', ([element, named]) => {
  expect(checkPage(`${element}<h1>Title</h1>`)).toEqual([
    `${named}: has a handler of its own, which the content policy forbids`,
  ])
})

test.for(['<p title=" onclick=&quot;a&quot;">onclick="b"</p>', '<a href="/?a= onclick=b">1 < 2</a>'])(
  '%s has no handler',
  (element) => {
    expect(checkPage(`<h1>Title</h1>${element}`)).toEqual([])
  },
)

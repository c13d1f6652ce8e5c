import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Visits until the file `/root/stop` is there; `/root/visits.json` then has the count of pages, and what failed. */
const site = 'https://www.company.com'
const pages = ['/', '/ar', '/products/sap', '/ar/products/sap', '/contact-details', '/ar/contact-details']
const failures: string[] = []
let count = 0

/** As browsers do: what a connection was closed over, as nginx does after a thousand requests, is asked on another. */
async function request(path: string, options?: RequestInit) {
  try {
    return await fetch(site + path, options)
  } catch (error) {
    if (!(error instanceof Error) || !String(error.cause).includes('GOAWAY')) throw error
    return fetch(site + path, options)
  }
}

async function visit(path: string) {
  try {
    const answer = await request(path)
    const body = await answer.text()
    if (answer.status !== 200 || body === '') failures.push(`${path} ${answer.status}`)
  } catch (error) {
    failures.push(`${path} ${String(error instanceof Error ? error.cause : error)}`)
  }
  count += 1
}

async function visitor(first: number) {
  for (let page = first; !existsSync('/root/stop'); page += 1) {
    await visit(pages[page % pages.length] ?? '/')
    // Other tests need the machine, too.
    await sleep(20)
  }
}

/** A busy machine may need more than 5 s to start the server, which is no fault of the proxy. */
async function untilReady() {
  while (!(await fetch('http://127.0.0.1:3000/readyz').catch(() => undefined))?.ok) await sleep(100)
}

/** Sends as the form does: once more, 5 s after a 502. Any answer from the server counts as delivered, also 429. */
async function sender() {
  const body = JSON.stringify({ name: 'L', mobile: '1', email: 'l@company.com', recaptcha: 'x' })
  const headers = { 'Content-Type': 'application/json', Origin: site, 'Sec-Fetch-Site': 'same-origin' }
  const send = () => request('/send_mail.php', { method: 'POST', headers, body })
  while (!existsSync('/root/stop')) {
    let answer = await send()
    if (answer.status === 502) {
      writeFileSync('/root/waiting', '')
      await Promise.all([sleep(5_000), untilReady()])
      answer = await send()
      rmSync('/root/waiting')
    }
    if (![200, 429].includes(answer.status))
      failures.push(`an enquiry ${answer.status} ${await answer.text()}`)
    await sleep(20)
  }
}

await Promise.all([...Array.from({ length: 8 }, (_, number) => visitor(number)), sender()])
writeFileSync('/root/visits.json', JSON.stringify({ count, failures }))

import { existsSync, writeFileSync } from 'node:fs'

/**
 * Visitors who read every page again and again, until the file `/root/stop` is there. Then `/root/visits.json` has how
 * many pages they read, and what failed.
 */
const pages = ['/', '/ar', '/products/sap', '/ar/products/sap', '/contact-details', '/ar/contact-details']
const failures: string[] = []
let count = 0

async function visit(path: string) {
  try {
    const answer = await fetch(`https://www.company.com${path}`)
    const body = await answer.text()
    if (answer.status !== 200 || body === '') failures.push(`${path} ${answer.status}`)
  } catch (error) {
    failures.push(`${path} ${String(error instanceof Error ? error.cause : error)}`)
  }
  count += 1
}

async function visitor(first: number) {
  for (let page = first; !existsSync('/root/stop'); page += 1) await visit(pages[page % pages.length] ?? '/')
}

await Promise.all(Array.from({ length: 8 }, (_, number) => visitor(number)))
writeFileSync('/root/visits.json', JSON.stringify({ count, failures }))

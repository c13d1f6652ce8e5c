import { expect, test } from 'vitest'
import { countSlips } from './slips.ts'

test.each([
  ['proxmox', 'proxmox', 0],
  ['proxmux', 'proxmox', 1],
  ['proxmx', 'proxmox', 1],
  ['prooxmox', 'proxmox', 1],
  ['porxmox', 'proxmox', 1],
  ['servcie', 'service', 1],
  ['بروكسمكس', 'بروكسموكس', 1],
  ['recvoeri', 'recovery', 2],
  ['sap', 'netapp', 3],
])('from %s to %s: %d slips, 3 standing for more than 2', (one, other, slips) => {
  expect(countSlips(one, other, 2)).toBe(slips)
})

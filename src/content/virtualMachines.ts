import { choice, figure, share, text, yearlyGrowth } from './questions.ts'

/** What is asked of those who run virtual machines, or will. Two pages have these questions, and one set of answers. */
export const virtualMachines = {
  machines: figure('machine', { hours: 0.5 }),
  processors: figure('vcpu', { hours: 0.5 }),
  memory: figure('gigabyte', { max: 10_000_000 }),
  data: figure('terabyte', { max: 100_000 }),
  busy: share({ hours: 1 }),
  growth: yearlyGrowth({ hours: 0.5 }),
  platform: choice(['vmware', 'hyperV', 'proxmox', 'none']),
  sites: choice(['one', 'two', 'branches']),
  failures: choice(['server', 'twoServers', 'site'], { hours: 1 }),
  start: text(),
}

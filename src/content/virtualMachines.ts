import { choice, figure, share, text, yearlyGrowth } from './questions.ts'

/** What is asked of those who run virtual machines, or will. Two pages have these questions, and one set of answers. */
export const virtualMachines = {
  machines: figure('machine', { who: 'systemAdministrator', hours: 0.5 }),
  processors: figure('vcpu', { who: 'systemAdministrator', hours: 0.5 }),
  memory: figure('gigabyte', { who: 'systemAdministrator', max: 10_000_000 }),
  data: figure('terabyte', { who: 'storageAdministrator', max: 100_000 }),
  busy: share({ who: 'systemAdministrator', hours: 1 }),
  growth: yearlyGrowth({ who: 'storageAdministrator', hours: 0.5 }),
  platform: choice(['vmware', 'hyperV', 'proxmox', 'none'], { who: 'systemAdministrator' }),
  sites: choice(['one', 'two', 'branches'], { who: 'networkTeam' }),
  failures: choice(['server', 'twoServers', 'site'], { who: 'departments', hours: 1 }),
  start: text({ who: 'projectOwner' }),
}

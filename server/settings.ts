import { StartError } from './StartError.ts'

export interface Settings {
  host: string
  port: number
}

/**
 * Reads the settings from the environment. The default host is this machine alone: the network gets in
 * only where HOST says so.
 * @throws StartError naming the variable, its value and what is allowed.
 */
export function readSettings({ HOST = 'localhost', PORT = '3000' }: NodeJS.ProcessEnv): Settings {
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535) {
    throw new StartError(`PORT is "${PORT}", but only a whole number from 0 to 65535 is allowed`)
  }
  // An empty host would mean every network to Node.
  if (HOST.trim() === '') {
    throw new StartError(`HOST is "${HOST}", but only a host name or an IP address is allowed`)
  }
  return { host: HOST, port: Number(PORT) }
}

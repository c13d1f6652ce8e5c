import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Settings } from '#server/settings/settings.ts'
import { about, type Finding } from './Finding.ts'

const { ok, warn, fail } = about('data folder')

const gigabyte = 1024 ** 3
const least = 0.1
const comfortable = 1
/** Of statfs(2): NFS, SMB, CIFS, SMB2. Their locks do not carry SQLite's write-ahead log. https://sqlite.org/wal.html */
const networkDisks = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42])
const othersRights = 0o077

/** Whether the folder of store and mails is there, writable, private, on a disk of this machine, with space. */
export function checkDataDir({
  dataDir,
  databaseUrl,
  smtpUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl' | 'smtpUrl'>): Finding[] {
  if (databaseUrl !== undefined && smtpUrl !== undefined)
    return [ok('not used: store and mails are elsewhere')]
  if (!existsSync(dataDir)) return [checkPlace(dataDir)]
  if (!statSync(dataDir).isDirectory()) return [fail(`DATA_DIR "${dataDir}" is no folder: name another one`)]
  if (!isWritable(dataDir))
    return [fail(`DATA_DIR "${dataDir}" cannot be written by this user: give it rights there`)]
  return [...checkRights(dataDir), checkDisk(dataDir)]
}

function checkPlace(dataDir: string): Finding {
  let place = dirname(dataDir)
  while (!existsSync(place)) place = dirname(place)
  return isWritable(place)
    ? warn(`DATA_DIR "${dataDir}" is not there yet: the server makes it at its first start`)
    : fail(
        `DATA_DIR "${dataDir}" is not there, and this user cannot make it: make it, or name another folder`,
      )
}

/** Of the folder and what lies in it: enquiries are nobody else's business. */
function checkRights(dataDir: string): Finding[] {
  const paths = [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))]
  const open = paths.filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & othersRights)
  return open.map((path) => warn(`others may read "${path}": chmod go= "${path}"`))
}

function checkDisk(dataDir: string): Finding {
  const { type, bavail, bsize } = statfsSync(dataDir)
  if (networkDisks.has(type)) {
    return fail(
      `DATA_DIR "${dataDir}" is on a network disk, which loses enquiries: use a local one, or DATABASE_URL`,
    )
  }
  const free = (bavail * bsize) / gigabyte
  const space = `${free.toFixed(1)} GB are free in "${dataDir}"`
  if (free < least) return fail(`${space}: make space, or enquiries are refused soon`)
  return free < comfortable ? warn(`${space}: make space`) : ok(`writable, ${space}`)
}

function isWritable(folder: string) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

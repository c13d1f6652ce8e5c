import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { createPatientServer } from './operations/createPatientServer.ts'
import { StartError } from './StartError.ts'

/** The machine has no such address, e.g. `::1` where IPv6 is off although `localhost` names it. */
const absentAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT'])

interface Place {
  host: string
  port: number
  /** The variable that the port comes from, to name it where it cannot be had. */
  portName?: string
}

/**
 * Listens on every address of the host: `localhost` is two of them on most machines, and a browser may
 * try either. With port 0 they share the port that the first one gets.
 * @throws StartError saying why the port or the host cannot be had; nothing listens then.
 */
export async function listen(listener: RequestListener, place: Place): Promise<Server[]> {
  const servers: Server[] = []
  for (const address of await findAddresses(place.host)) {
    const server = createPatientServer(listener)
    const refusal = await refusalOf(server.listen(portOf(servers) ?? place.port, address))
    if (refusal === null) servers.push(server)
    else if (!absentAddress.has(refusal)) {
      for (const open of servers) open.close()
      throw new StartError(explain(refusal, place))
    }
  }
  if (servers.length === 0) throw new StartError(explain('EADDRNOTAVAIL', place))
  return servers
}

/** The port that the servers got. */
export function portOf([server]: readonly Server[]): number | undefined {
  const address = server?.address()
  return typeof address === 'object' ? address?.port : undefined
}

async function findAddresses(host: string) {
  const found = await lookup(host, { all: true }).catch(() => [])
  return new Set(found.map(({ address }) => address))
}

/** The system's code for why a server does not listen, or null once it does. */
async function refusalOf(server: Server): Promise<string | null> {
  try {
    await once(server, 'listening')
    return null
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

function explain(code: string, { host, port, portName = 'PORT' }: Place) {
  if (code === 'EADDRINUSE') {
    return `${portName} ${port} is taken: stop the program that listens there, or set ${portName} to another number`
  }
  if (code === 'EACCES') {
    return `${portName} ${port} needs rights that this user lacks: set ${portName} to 1024 or above`
  }
  if (absentAddress.has(code)) {
    return `HOST is "${host}", but only a name or an IP address of this machine is allowed`
  }
  return `The server cannot listen at ${portName} ${port} of HOST "${host}": the system says ${code}`
}

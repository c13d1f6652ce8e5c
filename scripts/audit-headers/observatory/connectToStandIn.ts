import { Socket, type TcpNetConnectOpts } from 'node:net'

/**
 * Loaded into the Observatory's process: leads every connection to the stand-in, so that neither the rights
 * for ports 80 and 443 nor a line in /etc/hosts are needed. A connection to any other port fails.
 */
const ports = new Map([
  [80, process.env['STAND_IN_HTTP_PORT']],
  [443, process.env['STAND_IN_HTTPS_PORT']],
])
const connect: unknown = Reflect.get(Socket.prototype, 'connect')

Object.assign(Socket.prototype, {
  connect(this: Socket, ...given: unknown[]): unknown {
    const options = given.flat()[0] as TcpNetConnectOpts
    Object.assign(options, { host: '127.0.0.1', port: Number(ports.get(options.port)) })
    return Reflect.apply(connect as () => unknown, this, given)
  },
})

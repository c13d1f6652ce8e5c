export const originOf = (host: string, port: number | undefined): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** The paths that are answered by code, not with a file of the build. */
export const endpoints = { enquiry: '/send_mail.php', liveness: '/healthz', readiness: '/readyz' } as const

/** The paths that are answered by code, not with a file of the build. */
export const endpoints = { enquiry: '/send_mail.php', liveness: '/healthz', readiness: '/readyz' } as const

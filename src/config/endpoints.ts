/** The paths that code answers; a file of the build answers every other path. */
export const endpoints = { enquiry: '/send_mail.php', liveness: '/healthz', readiness: '/readyz' } as const

/** The command line is not as it should be: exit status 2. The message is a sentence for whoever typed it. */
export class UsageError extends Error {}

/** The command cannot do what was asked for: exit status 1. The message says why and what to do. */
export class CommandError extends Error {}

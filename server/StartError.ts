/** Why the server cannot start. The message alone is printed, without a stack: it is for the operator. */
export class StartError extends Error {}

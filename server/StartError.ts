/** Why the server cannot start, as one sentence for whoever starts it; a stack would only hide it. */
export class StartError extends Error {}

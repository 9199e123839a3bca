/** A problem that the user can solve. Its message says in one sentence what is wrong and what to do. */
export class Failure extends Error {}

/** Another process took a port after we chose it. Choosing again helps. */
export class PortTaken extends Failure {}

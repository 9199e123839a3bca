/** Something the person at the keyboard can mend: its message is the one sentence that says what and how. */
export class Failure extends Error {}

/** Another process took a port between our choosing and using it: choosing again helps. */
export class PortTaken extends Failure {}

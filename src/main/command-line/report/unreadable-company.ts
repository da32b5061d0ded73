/** `c.json` cannot be read; the message says what is wrong, for people. */
export class UnreadableCompany extends Error {}

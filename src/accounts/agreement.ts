/** The version of the user agreement in force: accepted at registration and with every order. */
export const AGREEMENT_VERSION = '2026-01'

/** What other modules may use. */
export { authenticateKey } from './authenticate-key.ts'

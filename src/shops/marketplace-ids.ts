/** Amazon's ids of its marketplaces, by country (Selling Partner API, “Marketplace IDs”). */
export const MARKETPLACE_IDS: Readonly<Record<string, string>> = {
  BE: 'AMEN7PMS3EDWL',
  DE: 'A1PA6795UKMFR9',
  ES: 'A1RKKUPIHCS9HS',
  FR: 'A13V1IB3VIYZZH',
  GB: 'A1F83G8C2ARO7P',
  IE: 'A28R8C7NBKEWEA',
  IT: 'APJ6JRA9NG5V4',
  NL: 'A1805IZSGTT6HS',
  PL: 'A1C3SOZRARQ6R3',
  SE: 'A2NODRKZP88ZB9',
}

import type { Field } from './fields.ts'

/**
 * What exports and tables in six further languages call their columns, beside the Chinese and English of
 * `own-headings.ts`; the plainest name first. Left out is what may be something else: `Versandland` is where goods leave
 * or arrive, a bare `USt-IdNr.` may be the seller's own, `Netto` and `Preis` are not what the buyer paid.
 */
const WORDS: Readonly<Partial<Record<Field, Readonly<Record<string, string>>>>> = {
  type: {
    de: 'Typ|Art|Transaktionstyp|Transaktionsart|Vorgang|Vorgangsart|Belegart|Buchungsart',
    fr: 'Type|Type de transaction|Type d’opération|Type d’operation',
    es: 'Tipo|Tipo de transacción|Tipo de transaccion|Tipo de operación|Tipo de operacion',
    it: 'Tipo|Tipo di transazione|Tipo di operazione',
    pl: 'Typ|Rodzaj|Typ transakcji|Rodzaj transakcji',
    nl: 'Type|Soort|Transactietype|Soort transactie',
  },
  date: {
    de: 'Datum|Bestelldatum|Verkaufsdatum|Kaufdatum|Transaktionsdatum|Buchungsdatum|Rechnungsdatum',
    fr: 'Date|Date de commande|Date de la commande|Date de vente|Date de transaction|Date de facture',
    es: 'Fecha|Fecha de pedido|Fecha del pedido|Fecha de venta|Fecha de transacción|Fecha de factura',
    it: 'Data|Data ordine|Data dell’ordine|Data di vendita|Data transazione|Data fattura',
    pl: 'Data|Data zamówienia|Data sprzedaży|Data transakcji|Data faktury',
    nl: 'Datum|Besteldatum|Orderdatum|Verkoopdatum|Transactiedatum|Factuurdatum',
  },
  saleDate: {
    de: 'Ursprüngliches Verkaufsdatum|Ursprüngliches Bestelldatum',
    fr: 'Date de la vente initiale',
    es: 'Fecha de la venta original',
    it: 'Data della vendita originale',
    pl: 'Data pierwotnej sprzedaży',
    nl: 'Oorspronkelijke verkoopdatum',
  },
  orderId: {
    de: 'Bestellnummer|Bestell-Nr|Auftragsnummer|Auftrags-Nr|Bestell-ID',
    fr: 'Numéro de commande|Numero de commande|N° de commande|N° commande|Commande',
    es: 'Número de pedido|Numero de pedido|N.º de pedido|Nº de pedido|Nº pedido|Pedido',
    it: 'Numero ordine|Numero d’ordine|N. ordine|Ordine',
    pl: 'Numer zamówienia|Nr zamówienia|Zamówienie',
    nl: 'Bestelnummer|Ordernummer|Bestelling',
  },
  marketplace: {
    de: 'Marktplatz|Plattform|Verkaufskanal|Vertriebskanal',
    fr: 'Place de marché|Plateforme|Canal de vente',
    es: 'Plataforma|Canal de venta|Canal de ventas',
    it: 'Piattaforma|Canale di vendita',
    pl: 'Platforma|Kanał sprzedaży',
    nl: 'Marktplaats|Platform|Verkoopkanaal',
  },
  depart: {
    de: 'Abgangsland|Absendeland|Lagerland|Versand aus|Versand aus Land',
    fr: 'Pays de départ|Pays de depart|Pays d’expédition|Pays d’expedition',
    es: 'País de salida|Pais de salida|País de envío|País de origen del envío',
    it: 'Paese di partenza|Paese di spedizione',
    pl: 'Kraj wysyłki|Kraj nadania',
    nl: 'Land van verzending|Land van vertrek',
  },
  arrive: {
    de: 'Land|Lieferland|Zielland|Bestimmungsland|Empfängerland|Empfaengerland|Land des Empfängers',
    fr: 'Pays|Pays de livraison|Pays de destination|Pays d’arrivée',
    es: 'País|Pais|País de destino|País de entrega',
    it: 'Paese|Paese di destinazione|Paese di consegna',
    pl: 'Kraj|Kraj dostawy|Kraj docelowy|Kraj przeznaczenia',
    nl: 'Land|Land van bestemming|Land van levering|Bestemmingsland',
  },
  arrivePostcode: {
    de: 'PLZ|Postleitzahl|Liefer-PLZ|Empfänger-PLZ',
    fr: 'Code postal',
    es: 'Código postal|Codigo postal',
    it: 'CAP',
    pl: 'Kod pocztowy',
    nl: 'Postcode',
  },
  gross: {
    de: 'Bruttobetrag|Betrag brutto|Brutto|Bruttoumsatz|Gesamtbetrag|Gesamtpreis|Rechnungsbetrag|Betrag|Gesamt',
    fr: 'Montant TTC|Total TTC|Montant total|Montant|Total',
    es: 'Importe con IVA|Importe total|Total con IVA|Importe|Total',
    it: 'Importo IVA inclusa|Importo totale|Totale IVA inclusa|Importo|Totale',
    pl: 'Kwota brutto|Wartość brutto|Brutto|Kwota|Suma',
    nl: 'Bedrag incl. btw|Totaalbedrag|Brutobedrag|Bedrag|Totaal',
  },
  refunded: {
    de: 'Erstattungsbetrag|Erstatteter Betrag',
    fr: 'Montant remboursé',
    es: 'Importe reembolsado',
    it: 'Importo rimborsato',
    pl: 'Kwota zwrotu',
    nl: 'Terugbetaald bedrag',
  },
  currency: {
    de: 'Währung|Waehrung|Währungscode',
    fr: 'Devise|Monnaie',
    es: 'Divisa|Moneda',
    it: 'Valuta|Divisa',
    pl: 'Waluta',
    nl: 'Valuta|Munteenheid',
  },
  quantity: {
    de: 'Menge|Anzahl|Stückzahl',
    fr: 'Quantité|Quantite',
    es: 'Cantidad',
    it: 'Quantità|Quantita',
    pl: 'Ilość|Liczba sztuk',
    nl: 'Aantal|Hoeveelheid',
  },
  sku: {
    de: 'Artikelnummer|Artikel-Nr|Art-Nr|Bestandseinheit',
    fr: 'Référence article|Référence produit|Référence|Reference',
    es: 'Referencia del producto|Número de artículo|Referencia',
    it: 'Codice articolo|Codice prodotto',
    pl: 'Numer artykułu|Kod produktu|Indeks',
    nl: 'Artikelnummer|Artikelcode',
  },
  buyerNumber: {
    de: 'USt-IdNr des Käufers|USt-ID des Käufers|USt-ID Käufer|USt-IdNr Kunde|USt-ID Kunde|Kunden-USt-ID',
    fr: 'Numéro de TVA de l’acheteur|N° TVA client',
    es: 'NIF-IVA del comprador|NIF del comprador',
    it: 'Partita IVA acquirente|Partita IVA cliente',
    pl: 'NIP nabywcy|NIP kupującego',
    nl: 'Btw-nummer koper|Btw-nummer klant',
  },
  document: {
    de: 'Rechnungsnummer|Rechnungs-Nr',
    fr: 'Numéro de facture|N° de facture|N° facture',
    es: 'Número de factura|Nº de factura|Nº factura',
    it: 'Numero fattura|N. fattura',
    pl: 'Numer faktury|Nr faktury',
    nl: 'Factuurnummer',
  },
  documentDate: {
    de: 'Rechnungsdatum',
    fr: 'Date de facture',
    es: 'Fecha de factura',
    it: 'Data fattura',
    pl: 'Data faktury',
    nl: 'Factuurdatum',
  },
  vatRate: {
    de: 'Steuersatz|USt-Satz|MwSt-Satz|Mehrwertsteuersatz|Umsatzsteuersatz',
    fr: 'Taux de TVA|Taux TVA',
    es: 'Tipo de IVA|Tipo IVA',
    it: 'Aliquota IVA|Aliquota',
    pl: 'Stawka VAT',
    nl: 'Btw-tarief|Btw-percentage',
  },
}

export const EUROPEAN_HEADINGS: Readonly<Partial<Record<Field, readonly string[]>>> = Object.fromEntries(
  Object.entries(WORDS).map(([field, languages]) => [
    field,
    [...new Set(Object.values(languages).flatMap((words) => words.split('|')))],
  ]),
)

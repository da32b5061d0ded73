import type { ConfirmationWording } from './confirmation-wording.ts'

export const fr: ConfirmationWording = {
  title: 'Attestation de dépôt',
  numbered: 'Attestation {{number}} du {{day}}',
  salutation: 'À qui de droit',
  intro:
    'Nous attestons avoir déposé auprès de l’autorité compétente, au nom de l’entreprise désignée ci-dessous, la demande ou la déclaration suivante.',
  company: 'Entreprise',
  service: 'Objet',
  country: 'Pays',
  ourReference: 'Notre référence',
  filedOn: 'Date du dépôt',
  filedAgainOn: 'Dépôt complémentaire',
  way: 'Mode de dépôt',
  reference: 'Référence du dépôt',
  status: 'Situation au {{day}}',
  states: {
    AWAITED: 'La décision de l’autorité est attendue.',
    QUERIED: 'L’autorité a demandé des informations complémentaires le {{day}}.',
    GRANTED: 'Attribué le {{day}}.',
  },
  results: {
    TAX_NUMBER: 'Numéro fiscal',
    VAT_NUMBER: 'Numéro de TVA',
    EORI_NUMBER: 'Numéro EORI',
    EPR_NUMBER: 'Identifiant unique REP',
    OSS_CONFIRMATION: 'Confirmation d’inscription',
    MANDATE: 'Mandat',
    DECISION: 'Décision',
  },
  limits:
    'La présente attestation reflète l’état de nos dossiers au jour de son émission. Elle ne constitue pas une décision de l’autorité et ne saurait en tenir lieu.',
  check:
    'Cette attestation peut être vérifiée sur {{page}} en scannant le code QR ou en saisissant le code suivant :',
  code: 'Code de vérification',
  issued: 'Document électronique émis par {{agency}}, valable sans signature.',
  foot: 'Attestation {{number}} · Page {{page}} sur {{pages}}',
  services: {
    'vat-registration': 'Immatriculation à la TVA',
    'vat-retroactive': 'Régularisation de déclarations de TVA',
    'vat-deregistration': 'Cessation de l’immatriculation à la TVA',
    'oss-registration': 'Inscription au guichet unique de TVA (OSS)',
    'ioss-registration': 'Inscription au guichet unique de TVA à l’importation (IOSS)',
    eori: 'Numéro EORI',
    packaging: 'Enregistrement REP – emballages',
    weee: 'Enregistrement REP – équipements électriques et électroniques (DEEE)',
    batteries: 'Enregistrement REP – batteries',
    textiles: 'Enregistrement REP – textiles',
    toys: 'Enregistrement REP – jouets',
  },
}

CREATE TABLE "tax_credits" (
	"company_id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"revision" integer NOT NULL,
	"asked" text,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"refunded_on" date,
	"set_off" bigint DEFAULT 0 NOT NULL,
	"holder" text,
	"iban" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_credits_company_id_declaration_id_pk" PRIMARY KEY("company_id","declaration_id")
);

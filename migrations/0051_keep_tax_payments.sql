CREATE TABLE "tax_payments" (
	"company_id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"revision" integer NOT NULL,
	"payee" jsonb,
	"proofs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"credits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"to_dos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"open_to_dos" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_payments_company_id_declaration_id_pk" PRIMARY KEY("company_id","declaration_id")
);
--> statement-breakpoint
CREATE INDEX "tax_payments_to_dos" ON "tax_payments" USING btree ("changed_at","declaration_id") WHERE open_to_dos > 0;--> statement-breakpoint
CREATE INDEX "declarations_tax" ON "declarations" USING btree ("tax_status","pay_by","id") WHERE tax_status in ('DUE', 'PROOF_SENT', 'CREDIT') and status in ('FILED', 'ACCEPTED');
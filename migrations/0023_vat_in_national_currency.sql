CREATE TABLE "euro_rates" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"per_euro" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "euro_rates_day_currency_pk" PRIMARY KEY("day","currency")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "national_vat" jsonb;
CREATE TABLE "official_rates" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"rate" text NOT NULL,
	"document" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"entered_by" text,
	CONSTRAINT "official_rates_source_key_currency_pk" PRIMARY KEY("source","key","currency")
);

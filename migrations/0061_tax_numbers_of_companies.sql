CREATE TABLE "tax_numbers" (
	"company_id" text NOT NULL,
	"country" text NOT NULL,
	"number" text NOT NULL,
	"entered_by" text NOT NULL,
	"entered_name" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_numbers_company_id_country_pk" PRIMARY KEY("company_id","country")
);

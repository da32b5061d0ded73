CREATE TABLE "company_establishments" (
	"company_id" text NOT NULL,
	"country" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by_id" text NOT NULL,
	"changed_by_kind" text NOT NULL,
	"changed_by_name" text NOT NULL,
	CONSTRAINT "company_establishments_company_id_country_pk" PRIMARY KEY("company_id","country")
);

CREATE TABLE "deleted_documents" (
	"company_id" text NOT NULL,
	"file_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"label" jsonb NOT NULL,
	"countries" text[] NOT NULL,
	"person" text,
	"sensitive" boolean NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by_id" text NOT NULL,
	"deleted_by_name" text NOT NULL,
	CONSTRAINT "deleted_documents_company_id_file_id_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "document_readings" DROP CONSTRAINT "document_readings_file_id_stored_files_id_fk";

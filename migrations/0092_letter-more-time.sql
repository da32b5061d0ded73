ALTER TABLE "authority_letter_history" ADD COLUMN "earlier_day" date;--> statement-breakpoint
ALTER TABLE "authority_letter_history" ADD COLUMN "proof_id" text;
DROP TABLE "sandbox_pay_deliveries" CASCADE;--> statement-breakpoint
DROP TABLE "sandbox_pay_refunds" CASCADE;--> statement-breakpoint
DROP TABLE "sandbox_pay_sessions" CASCADE;
CREATE TABLE "pantries" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"used_user_id" text
);
--> statement-breakpoint
CREATE TABLE "pantry_changes" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pantry_changes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "pantry_entries" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"entry" jsonb NOT NULL,
	"change_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pantry_entries_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "pantries" ADD CONSTRAINT "pantries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantries" ADD CONSTRAINT "pantries_used_user_id_users_id_fk" FOREIGN KEY ("used_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_changes" ADD CONSTRAINT "pantry_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_entries" ADD CONSTRAINT "pantry_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pantries_used" ON "pantries" USING btree ("used_user_id");
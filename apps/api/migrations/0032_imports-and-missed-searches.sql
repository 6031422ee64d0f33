CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"source" text NOT NULL,
	"failure" text,
	"added" integer,
	"updated" integer,
	"unchanged" integer,
	"retired" integer,
	"rejected" integer,
	"etag" text,
	"previous" text,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"day" text NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_day_query_pk" PRIMARY KEY("day","query")
);
